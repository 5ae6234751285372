import { Logo } from "../Logo.tsx";
import { Card } from "../Page.tsx";
import { QrCode } from "../QrCode.tsx";
import { ScrollArea } from "../ScrollArea.tsx";
import { ScrollTable } from "../ScrollTable.tsx";
import { SectionNav } from "../SectionNav.tsx";
import { Sheet } from "../Sheet.tsx";
import { Example, Examples } from "./Example.tsx";

const links = [
  { to: "/styleguide", label: "Chosen" },
  { to: "/help", label: "Help" },
];

/** What holds content. */
export const Surfaces = () => (
  <Examples title="Surfaces">
    <Example name="Logo">
      <Logo word="Ghostlight" to="/" />
    </Example>
    <Example name="Card">
      <Card title="Your devices">
        <p>The browsers in which you've used Ghostlight.</p>
      </Card>
    </Example>
    <Example name="Card, without a title">
      <Card>
        <p>The browsers in which you've used Ghostlight.</p>
      </Card>
    </Example>
    <Example name="SectionNav">
      <SectionNav label="Sections" links={links} />
    </Example>
    <Example name="ScrollArea">
      <ScrollArea className="styleguide-scroll-area" label="Changes">
        {["The stage is dark.", "A lamp burns.", "NOOR enters.", "She listens.", "She leaves."].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ScrollArea>
    </Example>
    <Example name="ScrollTable">
      <ScrollTable caption="Recent sign-ins">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Method</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Today</td>
            <td>Password</td>
          </tr>
          <tr>
            <td>Yesterday</td>
            <td>Sign-in link</td>
          </tr>
        </tbody>
      </ScrollTable>
    </Example>
    <Example name="Sheet">
      <Sheet>
        <p>NOOR</p>
        <p>Is anybody there?</p>
      </Sheet>
    </Example>
    <Example name="Sheet, letter">
      <Sheet format="letter">
        <p>THE LAST BULB</p>
      </Sheet>
    </Example>
    <Example name="QrCode">
      <QrCode text="https://ghostlight.example" label="QR code" />
    </Example>
  </Examples>
);
