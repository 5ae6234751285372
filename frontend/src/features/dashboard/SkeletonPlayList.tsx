import { dashboardWords as words } from "#frontend/messages/dashboard.ts";

const places = ["first", "second", "third"];

/** The shelf's shape while the plays load. */
export const SkeletonPlayList = () => (
  <div role="status" aria-label={words.loading} className="shelf">
    {places.map((place) => (
      <div key={place} aria-hidden="true" className="shelf-place">
        <div className="skeleton skeleton-sheet" />
        <div className="skeleton skeleton-title" />
        <div className="skeleton skeleton-facts" />
      </div>
    ))}
  </div>
);
