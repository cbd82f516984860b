"""The HTTP interface of a Damier server (see /api/openapi.json of the server)."""
from __future__ import annotations

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Dict, Iterator, List, Mapping, Tuple

from .errors import BadInput, EngineClosed, EngineError

_CONNECT_SECONDS = 150


class Server:
    """A server, by its address, for example http://localhost:7070."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def get(self, path: str, query: Mapping[str, Any]) -> Any:
        with self._open(self._request(path, query)) as response:
            return json.loads(response.read().decode("utf-8"))

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        request = self._request(path, {})
        request.data = json.dumps(body).encode("utf-8")
        request.add_header("Content-Type", "application/json")
        with self._open(request) as response:
            return json.loads(response.read().decode("utf-8"))

    def events(self, path: str, query: Mapping[str, Any]) -> Iterator[Tuple[str, Dict[str, Any]]]:
        """Yields the server-sent events of a request as (event, data)."""
        request = self._request(path, query)
        request.add_header("Accept", "text/event-stream")
        with self._open(request) as response:
            event, data = "message", []  # type: Tuple[str, List[str]]
            for raw in response:
                line = raw.decode("utf-8").rstrip("\r\n")
                if line.startswith("event:"):
                    event = line[6:].strip()
                elif line.startswith("data:"):
                    data.append(line[5:].strip())
                elif not line and data:
                    fields = json.loads("\n".join(data))
                    if event == "refused":
                        raise BadInput(str(fields.get("error", fields)))
                    yield event, fields
                    event, data = "message", []

    def _request(self, path: str, query: Mapping[str, Any]) -> urllib.request.Request:
        pairs: List[Tuple[str, str]] = []
        for key, value in query.items():
            values = value if isinstance(value, list) else [value]
            pairs += [(key, str(item)) for item in values if item is not None]
        url = self.address + path + ("?" + urllib.parse.urlencode(pairs) if pairs else "")
        return urllib.request.Request(url)

    def _open(self, request: urllib.request.Request) -> Any:
        try:
            return urllib.request.urlopen(request, timeout=_CONNECT_SECONDS)
        except urllib.error.HTTPError as e:
            with e:
                text = e.read().decode("utf-8", "replace")
            try:
                text = str(json.loads(text).get("error", text))
            except (ValueError, AttributeError):
                pass
            kind = BadInput if e.code in (400, 404, 422) else EngineError
            raise kind(f"{text} (status {e.code} of {self.address})") from None
        except OSError as e:
            raise EngineClosed(f"cannot reach {self.address}: {e}. Is the server running?") from e
