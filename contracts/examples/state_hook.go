// A state hook in Go, without a package: go run state_hook.go http://localhost:8080 -> http://localhost:9090/states
// It offers the states that can be set up through the back end's own operations. Yours will set up the others in your database.
package main

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"
)

const password = "skylark1"

type values map[string]any

var (
	backEnd = argument(1, "http://localhost:8080")
	client  = &http.Client{Timeout: 10 * time.Second}
	lists   = map[string]string{"1": "stockProduct", "2": "cryptocurrencyProduct", "3": "futuresProduct", "4": "forexProduct"}
)

func argument(index int, preset string) string {
	if len(os.Args) > index {
		return os.Args[index]
	}
	return preset
}

// errNotBuilt says that the back end has no such operation yet: what needs the state is not run, instead of failed.
var errNotBuilt = errors.New("the back end has no such operation")

// call calls an operation of the back end as the app does, and decodes its data or its rows into result.
func call(path string, fields url.Values, result any) error {
	method, body := http.MethodGet, ""
	if fields != nil {
		method, body = http.MethodPost, fields.Encode()
	}
	request, err := http.NewRequest(method, backEnd+"/api/"+path, strings.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Accept-Language", "en")
	request.Header.Set("LanguageId", "2")
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode == 404 || response.StatusCode == 405 || response.StatusCode == 501 {
		return errNotBuilt
	}
	var answer struct {
		Code int             `json:"code"`
		Msg  string          `json:"msg"`
		Data json.RawMessage `json:"data"`
		Rows json.RawMessage `json:"rows"`
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	if answer.Code != 200 {
		return fmt.Errorf("%s answered %d %s", path, answer.Code, answer.Msg)
	}
	if answer.Data == nil {
		return json.Unmarshal(answer.Rows, result)
	}
	return json.Unmarshal(answer.Data, result)
}

func address() string {
	random := make([]byte, 12)
	rand.Read(random)
	return fmt.Sprintf("contract-%x@example.com", random)
}

func sendCode(account string) (values, error) {
	var sent struct {
		SandboxCode string `json:"sandboxCode"`
	}
	err := call("auth/sendCode", url.Values{"account": {account}, "purpose": {"register"}}, &sent)
	return values{"account": account, "code": sent.SandboxCode}, err
}

func openAccount() (account, token string, err error) {
	sent, err := sendCode(address())
	if err != nil {
		return "", "", err
	}
	account = sent["account"].(string)
	var session struct {
		Token string `json:"token"`
	}
	fields := url.Values{"account": {account}, "code": {sent["code"].(string)}, "password": {password}}
	err = call("auth/register", fields, &session)
	return account, session.Token, err
}

func signedIn(values) (values, error) {
	_, token, err := openAccount()
	return values{"token": token}, err
}

// State handlers by name: each sets up a state and returns the values that requests need.
var states = map[string]func(params values) (values, error){
	"an account is signed in":    signedIn,
	"a new account is signed in": signedIn,
	"an account exists": func(values) (values, error) {
		account, _, err := openAccount()
		return values{"account": account, "password": password}, err
	},
	"an address has no account": func(values) (values, error) {
		return values{"account": address()}, nil
	},
	"a registration code was sent to an address": func(values) (values, error) {
		return sendCode(address())
	},
	"a product is listed": func(params values) (values, error) {
		var products []struct {
			ProductCode string `json:"productCode"`
			ProductID   int    `json:"productId"`
		}
		list := lists[fmt.Sprint(params["productType"])]
		err := call(list+"/list?pageNum=1&pageSize=1", nil, &products)
		if err != nil || len(products) == 0 {
			return nil, fmt.Errorf("no product in %s: %w", list, err)
		}
		return values{"productCode": products[0].ProductCode, "productId": products[0].ProductID}, nil
	},
}

func answerTo(request *http.Request) (int, values) {
	var asked struct {
		State  string `json:"state"`
		Params values `json:"params"`
		Action string `json:"action"`
	}
	if err := json.NewDecoder(request.Body).Decode(&asked); err != nil {
		return http.StatusBadRequest, values{"error": err.Error()}
	}
	// Every account is new, so there is nothing to tear down.
	if asked.Action == "teardown" {
		return http.StatusOK, values{}
	}
	arrange, found := states[asked.State]
	// 501 means that the state is not offered: rows that need it are not run instead of failing.
	if !found {
		return http.StatusNotImplemented, values{"error": "no state " + asked.State}
	}
	given, err := arrange(asked.Params)
	if errors.Is(err, errNotBuilt) {
		return http.StatusNotImplemented, values{"error": err.Error()}
	}
	if err != nil {
		return http.StatusInternalServerError, values{"error": err.Error()}
	}
	return http.StatusOK, given
}

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:"+argument(2, "9090"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://localhost:%d/states\n", listener.Addr().(*net.TCPAddr).Port)
	hook := func(response http.ResponseWriter, request *http.Request) {
		status, body := answerTo(request)
		response.Header().Set("Content-Type", "application/json")
		response.WriteHeader(status)
		json.NewEncoder(response).Encode(body)
	}
	log.Fatal(http.Serve(listener, http.HandlerFunc(hook)))
}
