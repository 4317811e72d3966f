import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

/** The state of a message, by the API's names, or `passed` for a DNS record that exists. */
export type State = 'none' | 'queued' | 'sent' | 'delivered' | 'failed' | 'passed';

const looks: Record<Exclude<State, 'none'>, string> = {
	queued: 'border-line-strong bg-surface text-fg',
	sent: 'border-line-strong bg-quiet text-fg',
	delivered: 'border-positive bg-positive text-on-positive',
	passed: 'border-positive bg-positive text-on-positive',
	failed: 'border-negative bg-negative text-on-negative',
};

interface StateMarkProps {
	state: State;
	/** The text; the API's name of the state by default. */
	word?: string | undefined;
}

/** A badge with the name and the color of a state. */
export function StateMark({ state, word }: StateMarkProps) {
	if (state === 'none') return null;
	return (
		<span
			className={classNames(
				'inline-block max-w-full shrink-0 rounded-(--corner) border px-2 py-0.5 text-xs font-bold',
				looks[state],
			)}
		>
			{word ?? state}
		</span>
	);
}

export interface BoardRow {
	label: string;
	value: string;
	detail: string;
	time: string;
	state: State;
}

interface BoardProps {
	title: string;
	rows: readonly BoardRow[];
	/** Renders values in a monospaced font: for ids, and names and contents of DNS records. */
	isTechnical?: boolean;
	/** Texts that replace the API's names of states. */
	stateWords?: Partial<Record<State, string>>;
	/** The text below the rows. */
	children?: ReactNode;
}

/** A drawing of a dashboard window with one row per message or record, as text that can be selected and enlarged. */
export function Board({ title, rows, isTechnical = false, stateWords = {}, children }: BoardProps) {
	return (
		<div className="overflow-hidden border-2 border-fg bg-canvas text-fg">
			{title !== '' && (
				<p className="border-b-2 border-fg bg-fg px-4 py-2.5 text-sm font-bold text-canvas md:px-5">
					{title}
				</p>
			)}
			<ul className="divide-y divide-line">
				{rows.map(({ label, value, detail, time, state }) => (
					<li
						key={`${label} ${value} ${time}`}
						className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 md:px-5"
					>
						<span className="min-w-0 flex-1 basis-48">
							<span className="block font-bold">{label}</span>
							<span className={classNames('block text-sm', isTechnical && 'font-mono text-xs')}>
								{value}
							</span>
							{detail !== '' && <span className="block text-xs text-muted">{detail}</span>}
						</span>
						<span className="flex items-center gap-3">
							{time !== '' && <span className="text-xs text-muted tabular-nums">{time}</span>}
							<StateMark state={state} word={stateWords[state]} />
						</span>
					</li>
				))}
			</ul>
			{children && <div className="border-t-2 border-fg p-4 md:p-5">{children}</div>}
		</div>
	);
}

interface Step {
	state: State;
	time: string;
	text: string;
}

/** Final states have the colors of their badges; all others are gray. */
const markColors: Partial<Record<State, string>> = {
	delivered: '[--status:var(--positive)]',
	passed: '[--status:var(--positive)]',
	failed: '[--status:var(--negative)]',
};

interface StatusStepsProps {
	steps: readonly Step[];
}

/**
 * The statuses of a message in order, each with its time and text. The marks appear one after another, once and within 1.3 seconds
 * (WCAG 2.2.2). The texts are visible from the beginning. With reduced motion, the marks are as well.
 */
export function StatusSteps({ steps }: StatusStepsProps) {
	return (
		<ol className="status-steps">
			{steps.map(({ state, time, text }) => (
				<li key={`${state} ${time}`} className="relative flex gap-x-3 pb-4 pl-7 last:pb-0">
					<span className={classNames('status-mark', markColors[state])} aria-hidden="true" />
					<span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
						<StateMark state={state} />
						{time !== '' && <span className="font-bold tabular-nums">{time}</span>}
						<span className="text-muted">{text}</span>
					</span>
				</li>
			))}
		</ol>
	);
}
