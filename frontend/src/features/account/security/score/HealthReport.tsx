import { type BrowserCheck, browserChecks, type CheckState } from "#domain/health/health.ts";
import { healthWords } from "#frontend/messages/health.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import type { BrowserHealth } from "#frontend/telemetry/health/runHealthChecks.ts";
import { State } from "#frontend/ui/State.tsx";
import "./HealthReport.css";

const { section: words, states, checks: names } = healthWords;

const kindOf = { healthy: "good", degraded: "warn", unhealthy: "bad" } as const satisfies Record<CheckState, string>;

interface HealthReportProps {
  readonly health: BrowserHealth;
  /** How often the content security policy has blocked something. */
  readonly stopped: number;
}

/** One round of checks, with the security score first. */
export function HealthReport({ health, stopped }: HealthReportProps) {
  const { score = 0, notes } = health.details.security;
  return (
    <>
      <div className="health-score">
        <p className="health-figure">
          <span className="health-label">{words.scoreTitle}</span>
          <strong>{words.score({ score })}</strong>
        </p>
        {notes.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul className="health-findings">
            {notes.map((note) => (
              <li key={note}>{translateSentence(note)}</li>
            ))}
          </ul>
        )}
        {stopped > 0 && <p>{words.events({ count: stopped })}</p>}
      </div>
      <p role="status">
        <State kind={kindOf[health.overall]}>{states[health.overall]}</State>
        <span className="health-overall">{words.overall[health.overall]}</span>
      </p>
      <dl className="health-checks">
        {browserChecks.map((check) => (
          <div key={check}>
            <dt>{names[check]}</dt>
            <dd>
              <State kind={kindOf[health.checks[check]]}>{states[health.checks[check]]}</State>
            </dd>
            <dd className="health-remark">{remarkOf(health, check)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function remarkOf({ details }: BrowserHealth, check: BrowserCheck): string {
  const { notes, durationMs, score } = details[check];
  if (score !== undefined) return words.score({ score });
  if (notes.length > 0) return notes.map(translateSentence).join(" ");
  return check === "localStorage" ? words.works : words.answered({ ms: durationMs });
}
