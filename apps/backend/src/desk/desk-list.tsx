import { useId } from 'react';
import type { Words } from '../editing/words.ts';
import { StateMarks } from '../languages/states/marks.tsx';
import type { Line } from './lines.ts';

interface Props {
	title: string;
	lines: readonly Line[];
	/** Said where there are no lines. */
	empty?: string;
	isAlarming?: boolean;
	/** Needed where lines have states. */
	say?: (text: Words) => string;
}

/** One list on the desk. */
export function DeskList({ title, lines, empty, isAlarming = false, say }: Props) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className={isAlarming ? 'desk-list desk-list--alarming' : 'desk-list'}
		>
			<h2 id={id}>{title}</h2>
			{lines.length === 0 ? <p className="desk-empty">{empty}</p> : null}
			{lines.length > 0 ? (
				<ul>
					{lines.map((line) => (
						<li key={line.key}>
							<span className="desk-title">
								{line.href ? <a href={line.href}>{line.title}</a> : line.title}
							</span>
							{line.states.length > 0 && say ? <StateMarks say={say} states={line.states} /> : null}
							<span className="desk-about">
								{line.about}
								{line.about && line.time ? ' · ' : null}
								{line.time ? <time dateTime={line.time.iso}>{line.time.text}</time> : null}
							</span>
						</li>
					))}
				</ul>
			) : null}
		</section>
	);
}
