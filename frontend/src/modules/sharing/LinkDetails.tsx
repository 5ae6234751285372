import { type ReactNode, useEffect, useRef } from "react";

interface LinkDetailsProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** What opens below a link. On a phone, it would open behind the dialog's buttons, which stay at the bottom. */
export function LinkDetails({ className = "", children }: LinkDetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <div ref={place} className={`share-link-details ${className}`}>
      {children}
    </div>
  );
}
