/** The list of open tables, live. */
import type { FromLobby, LobbyEntry } from "../generated/protocol";
import { closeSilently, takeSocket } from "./prefetch";
import type { Socket } from "./transport";

const PAUSE = 5000;

/** Report the open tables, or null while they are unknown, until the returned function is called. */
export function watchLobby(tell: (entries: LobbyEntry[] | null) => void): () => void {
  let socket: Socket | null = null;
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
