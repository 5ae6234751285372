import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/**
 * A component that a screen opens without: its code loads when the browser is idle, and until then it renders nothing. If
 * the code can't be loaded, it's missing until the next visit, so use it only for what isn't needed to write.
 */
export function idleComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return (props) => {
    const [Content, setContent] = useState<ComponentType<Props>>();
    useEffect(() => {
      let isGone = false;
      const cancel = whenIdle(async () => {
        const loaded = await load().catch(() => undefined);
        if (loaded && !isGone) setContent(() => loaded);
      });
      return () => {
        isGone = true;
        cancel();
      };
    }, []);
    return Content ? <Content {...props} /> : null;
  };
}
