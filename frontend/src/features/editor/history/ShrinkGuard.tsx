import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#frontend/platform/whenIdle.ts";
import type { ShrinkNotice } from "./ShrinkNotice.tsx";

type NoticeProps = ComponentProps<typeof ShrinkNotice>;

/** Watches whether the play shrinks sharply, with code that loads when the browser is idle. */
export function ShrinkGuard(props: NoticeProps) {
  const [Notice, setNotice] = useState<ComponentType<NoticeProps>>();
  useEffect(() => {
    let isGone = false;
    const cancel = whenIdle(async () => {
      const loaded = await import("./ShrinkNotice.tsx").catch(() => undefined);
      if (loaded && !isGone) setNotice(() => loaded.ShrinkNotice);
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return Notice ? <Notice {...props} /> : null;
}
