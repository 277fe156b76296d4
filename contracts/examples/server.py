"""A back end with one operation, to begin with: python3 server.py 8080

It needs no package. What every operation has in common is here already; write yours into OPERATIONS.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

# The app's codes of languages: their places, from 1, are the LanguageId.
LANGUAGES = ["zh", "en", "tc", "de", "es", "fr", "idn", "jp", "ko", "my", "th", "vi", "pt", "rus", "blr", "ida", "sa", "ar", "it"]
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "authorization, content-type, accept-language, languageid",
    "Access-Control-Expose-Headers": "Content-Language",
}


def success(data):
    return {"code": 200, "msg": "ok", "data": data}


def invalid(field):
    return {"code": 422, "msg": "hint_invalid_field", "params": {"field": field}}


def site_info(_request):
    # "sandbox": True allows the verifier to change things. Never say it where money is real.
    return success({"siteName": "My site", "logo": None, "sandbox": True, "serviceEmail": None, "otherValue": {}})


OPERATIONS = {
    ("GET", "/api/siteInfo/getSiteInfo"): site_info,
}


def common_problem(headers):
    """What every operation refuses; None when there is nothing to refuse."""
    if headers["Accept-Language"] not in LANGUAGES:
        return invalid("Accept-Language")
    if headers["LanguageId"] not in [str(number) for number in range(1, len(LANGUAGES) + 1)]:
        return invalid("LanguageId")
    return None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        # The body is read in any case: what is left of it would be taken for the next request.
        self.body = self.rfile.read(int(self.headers["Content-Length"] or 0))
        path = urlsplit(self.path).path
        if self.command == "OPTIONS":
            return self.reply(204)
        operation = OPERATIONS.get((self.command, path))
        if operation is None:
            is_known = any(path == known for _, known in OPERATIONS)
            return self.reply(405 if is_known else 404)
        # Every answer has HTTP status 200, a refusal too.
        self.reply(200, common_problem(self.headers) or operation(self))

    do_GET = do_POST = do_PUT = do_DELETE = do_OPTIONS = answer

    def reply(self, status, value=None):
        data = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, text in CORS.items():
            self.send_header(name, text)
        if value is not None:
            self.send_header("Content-Type", "application/json")
            # The language of the texts; English where there is no other.
            self.send_header("Content-Language", "en")
            # No proxy keeps an answer, and no browser guesses its type.
            self.send_header("Cache-Control", "no-store")
            self.send_header("X-Content-Type-Options", "nosniff")
        if status != 204:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args):
        pass


class Server(ThreadingHTTPServer):
    # The usual five waiting connections let others wait for a second.
    request_queue_size = 128


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8080
    server = Server(("127.0.0.1", port), Handler)
    print(f"http://localhost:{server.server_port}", flush=True)
    server.serve_forever()
