"""A state hook in Python, without a package: python3 state_hook.py http://localhost:8080 -> http://localhost:9090/states

It offers the states that can be set up through the back end's own operations. Yours will set up the others in your database.
"""

import json
import sys
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

BACK_END = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080"
PORT = int(sys.argv[2]) if len(sys.argv) > 2 else 9090
PASSWORD = "skylark1"
LISTS = {1: "stockProduct", 2: "cryptocurrencyProduct", 3: "futuresProduct", 4: "forexProduct"}


def call(path, fields=None):
    """Calls an operation of the back end as the app does and returns its data."""
    headers = {
        "Accept-Language": "en",
        "LanguageId": "2",
        "Content-Type": "application/x-www-form-urlencoded",
    }
    body = urlencode(fields).encode() if fields else None
    with urlopen(Request(f"{BACK_END}/api/{path}", data=body, headers=headers), timeout=10) as response:
        answer = json.load(response)
    if answer["code"] != 200:
        raise RuntimeError(f"{path} answered {answer['code']} {answer['msg']}")
    return answer.get("data") or answer.get("rows")


def address():
    return f"contract-{uuid.uuid4()}@example.com"


def send_code(account):
    sent = call("auth/sendCode", {"account": account, "purpose": "register"})
    return {"account": account, "code": sent["sandboxCode"]}


def open_account():
    sent = send_code(address())
    session = call("auth/register", {**sent, "password": PASSWORD})
    return {"account": sent["account"], "token": session["token"]}


def listed(params):
    product = call(f"{LISTS[int(params['productType'])]}/list?pageNum=1&pageSize=1")[0]
    return {"productCode": product["productCode"], "productId": product["productId"]}


# By the state's name: makes it true, and gives the values that requests need.
STATES = {
    "an account is signed in": lambda params: {"token": open_account()["token"]},
    "a new account is signed in": lambda params: {"token": open_account()["token"]},
    "an account exists": lambda params: {"account": open_account()["account"], "password": PASSWORD},
    "an address has no account": lambda params: {"account": address()},
    "a registration code was sent to an address": lambda params: send_code(address()),
    "a product is listed": listed,
}


def answer_to(asked):
    # Every account is a new one, so that there is nothing to undo.
    if asked.get("action") == "teardown":
        return 200, {}
    # 501 says "I do not offer this state": what needs it is then not run, instead of failed.
    if asked["state"] not in STATES:
        return 501, {"error": f"no state {asked['state']!r}"}
    return 200, STATES[asked["state"]](asked.get("params") or {})


class Hook(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            text = self.rfile.read(int(self.headers["Content-Length"]))
            status, body = answer_to(json.loads(text))
        except HTTPError as error:
            # The back end has no such operation yet: what needs the state is not run, instead of failed.
            status, body = 501 if error.code in (404, 405, 501) else 500, {"error": f"{error.url}: {error}"}
        except Exception as error:
            status, body = 500, {"error": str(error)}
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args):
        pass


class Server(ThreadingHTTPServer):
    # The usual five waiting connections let others wait for a second.
    request_queue_size = 128


if __name__ == "__main__":
    server = Server(("127.0.0.1", PORT), Hook)
    print(f"http://localhost:{server.server_port}/states", flush=True)
    server.serve_forever()
