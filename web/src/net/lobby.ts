/** The list of open tables, whenever it changes. */
import type { FromLobby, LobbyEntry } from "../generated/protocol";

const PAUSE = 5000;

/** Tell about open tables until the function that is returned is called. */
export function watchLobby(tell: (entries: LobbyEntry[]) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FromLobby;
      if (message.type === "lobby") tell(message.matches);
    };
    socket.onclose = () => {
      if (!isOver) timer = setTimeout(connect, PAUSE);
    };
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
  };
}
