/** How long to wait before asking again, in ms. */
const AGAIN = 1500;

/**
 * A stream of the server's events that is taken up again. The browser comes back by itself when the line is cut; when
 * the server was away it refuses, and we ask again.
 */
export class Stream {
  /**
   * @param {() => string} address
   * @param {Record<string, (data: any, id: string) => void>} events what to do with each
   * @param {{line: (connected: boolean) => void, refused: (why: string, status: number) => void}} hear
   */
  constructor(address, events, hear) {
    this.address = address;
    this.events = events;
    this.hear = hear;
    this.open();
  }

  open() {
    const source = (this.source = new EventSource(this.address()));
    source.addEventListener("open", () => this.hear.line(true));
    for (const [name, heard] of Object.entries(this.events))
      source.addEventListener(name, (e) => heard(JSON.parse(e.data), e.lastEventId));
    source.addEventListener("refused", (e) => {
      this.close();
      const { error, status } = JSON.parse(e.data);
      this.hear.refused(error, status);
    });
    source.onerror = () => {
      this.hear.line(false);
      if (source.readyState !== EventSource.CLOSED || this.source !== source) return;
      this.again = setTimeout(() => this.open(), AGAIN);
    };
  }

  close() {
    clearTimeout(this.again);
    this.source?.close();
    this.source = undefined;
  }

  /** With another language, or as somebody else. */
  reopen() {
    this.close();
    this.open();
  }
}
