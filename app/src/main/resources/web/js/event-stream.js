/** Delay before a new connection attempt, in ms. */
const RETRY_MILLIS = 1500;

/**
 * A stream of server events that reconnects. The browser reconnects after a lost connection; after a refused connection
 * this class opens a new one.
 */
export class EventStream {
  /**
   * @param {() => string} url @param {Record<string, (data: any, id: string) => void>} events handlers by event name
   * @param {{onConnection: (connected: boolean) => void, onRefused: (why: string, status: number) => void}} handlers
   */
  constructor(url, events, handlers) {
    this.url = url;
    this.events = events;
    this.handlers = handlers;
    this.open();
  }

  open() {
    const source = (this.source = new EventSource(this.url()));
    source.addEventListener("open", () => this.handlers.onConnection(true));
    for (const [name, handler] of Object.entries(this.events))
      source.addEventListener(name, (e) => handler(JSON.parse(e.data), e.lastEventId));
    source.addEventListener("refused", (e) => {
      this.close();
      const { error, status } = JSON.parse(e.data);
      this.handlers.onRefused(error, status);
    });
    source.onerror = () => {
      this.handlers.onConnection(false);
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      this.retryTimer = setTimeout(() => this.open(), RETRY_MILLIS);
    };
  }

  close() {
    clearTimeout(this.retryTimer);
    this.source?.close();
    this.source = undefined;
  }

  /** Opens the stream again, after a change of the language or the user. */
  reopen() {
    this.close();
    this.open();
  }
}
