/** The list of open tables, whenever it changes. */
import type { FromLobby, LobbyEntry } from "../generated/protocol";
import { closeSilently, takeSocket } from "./prefetch";

const PAUSE = 5000;

/** Tell about open tables, or that nothing is known of them, until the function returned is called. */
export function watchLobby(tell: (entries: LobbyEntry[] | null) => void): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function connect(): void {
    socket = takeSocket("/lobby/socket").socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FromLobby;
      if (message.type === "lobby") tell(message.matches);
    };
    socket.onclose = () => {
      if (isOver) return;
      tell(null);
      timer = setTimeout(connect, PAUSE);
    };
  }

  connect();
  return () => {
    isOver = true;
    clearTimeout(timer);
    if (socket) closeSilently(socket);
  };
}
