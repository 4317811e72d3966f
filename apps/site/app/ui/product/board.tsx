import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';
import { type State, StateMark } from './state-mark';

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
				<p className="border-b-2 border-fg bg-fg px-4 py-2.5 text-sm font-bold text-canvas wrap-anywhere md:px-5">
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
							<span className="block font-bold wrap-anywhere">{label}</span>
							<span
								className={classNames(
									'block text-sm wrap-anywhere',
									isTechnical && 'font-mono text-xs',
								)}
							>
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
