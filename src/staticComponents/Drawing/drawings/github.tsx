import type { ReactElement, ReactNode } from 'react';
import { Box, Canvas, Label } from '../shapes';

/** A ring around what to click. */
function Click({ x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>): ReactElement {
  return (
    <rect
      x={x - 5}
      y={y - 5}
      width={width + 10}
      height={height + 10}
      rx={10}
      fill="none"
      stroke="var(--accent)"
      strokeWidth={3}
    />
  );
}

/** Narrow, because the drawings are in numbered lists, and their text has to be readable on a phone. */
const width = 350;

/** The outline of a page on GitHub. */
function Page({ height, children }: Readonly<{ height: number; children: ReactNode }>): ReactElement {
  return (
    <g>
      <rect
        x={4}
        y={4}
        width={width - 8}
        height={height}
        rx={8}
        fill="var(--surface-0)"
        stroke="var(--line-strong)"
        strokeWidth={1.25}
      />
      {children}
    </g>
  );
}

function Tabs({ active }: Readonly<{ active: string }>): ReactElement {
  const tabs = [
    { name: 'Code', x: 16 },
    { name: 'Issues', x: 68 },
    { name: 'Pull requests', x: 128 },
    { name: 'Actions', x: 246 },
  ];
  return (
    <g>
      {tabs.map(({ name, x }) => (
        <g key={name}>
          <Label at={[x, 32]} text={name} bold={name === active} quiet={name !== active} />
          {name === active && <path d={`M${x} 43H${x + 50}`} stroke="var(--accent)" strokeWidth={3} />}
        </g>
      ))}
      <path d="M4 44H346" stroke="var(--line-strong)" />
    </g>
  );
}

/** The button on the template's page that creates a repository. */
export function GithubTemplate(): ReactElement {
  return (
    <Canvas
      width={width}
      height={140}
      label="The page of the template on GitHub. The green button Use this template is at the top right. It opens a menu with Create a new repository."
    >
      <Page height={130}>
        <Label at={[20, 42]} text="the template" bold />
        <rect x={154} y={20} width={178} height={32} rx={7} fill="var(--ok)" />
        <Label at={[243, 41]} text="Use this template ▾" anchor="middle" bold small color="var(--surface-0)" />
        <Click x={154} y={20} width={178} height={32} />
        <Box at={[120, 72]} size={[212, 44]} title="Create a new repository" />
        <Label at={[20, 92]} text="boards" quiet small />
        <Label at={[20, 114]} text="config" quiet small />
      </Page>
    </Canvas>
  );
}

/** The button above a file that edits it. */
export function GithubPencil(): ReactElement {
  return (
    <Canvas
      width={width}
      height={150}
      label="The file build.yaml on GitHub. Above its text, on the right, are the buttons Raw, copy, download, and a pencil, which edits the file."
    >
      <Page height={140}>
        <Label at={[20, 32]} text="zmk-config / build.yaml" bold />
        <path d="M4 46H346" stroke="var(--line-strong)" />
        <Label at={[20, 72]} text="Code   Blame" quiet small />
        <Label at={[172, 72]} text="Raw" quiet small />
        <rect x={218} y={60} width={13} height={15} rx={2} fill="none" stroke="var(--text-2)" strokeWidth={1.5} />
        <path d="M258 58V71M252 66L258 72L264 66M250 76H266" fill="none" stroke="var(--text-2)" strokeWidth={1.5} />
        <path
          d="M296 76L298 69L311 56L316 61L303 74Z"
          fill="var(--accent-soft)"
          stroke="var(--text-1)"
          strokeWidth={1.75}
          strokeLinejoin="round"
        />
        <Click x={292} y={54} width={28} height={26} />
        <path d="M4 92H346" stroke="var(--line-strong)" />
        <Label at={[20, 114]} text="1   include:" mono small />
        <Label at={[20, 134]} text="2" mono small />
      </Page>
    </Canvas>
  );
}

/** Where a finished build has the firmware. */
export function GithubArtifacts(): ReactElement {
  return (
    <Canvas
      width={width}
      height={272}
      label="A repository on GitHub with the tab Actions selected. Below it, a run with a green check. The page of that run ends with the section Artifacts, with one row: firmware."
    >
      <Page height={124}>
        <Tabs active="Actions" />
        <Click x={244} y={16} width={68} height={24} />
        <path d="M22 84L29 92L40 76" fill="none" stroke="var(--ok)" strokeWidth={3} />
        <Label at={[52, 84]} text="Add my keyboard" bold />
        <Label at={[52, 114]} text="Build ZMK firmware #12" quiet small />
        <Click x={50} y={66} width={154} height={24} />
      </Page>
      <g transform="translate(0 136)">
        <Page height={124}>
          <Label at={[20, 34]} text="Artifacts" bold />
          <path d="M20 48H330" stroke="var(--line-strong)" />
          <Label at={[20, 70]} text="Name" quiet small />
          <Label at={[330, 70]} text="Size" quiet small anchor="end" />
          <path d="M20 80H330" stroke="var(--line-strong)" />
          <Label at={[24, 106]} text="firmware" bold color="var(--accent)" />
          <Label at={[330, 106]} text="612 KB" anchor="end" />
          <Click x={22} y={90} width={88} height={24} />
        </Page>
      </g>
    </Canvas>
  );
}
