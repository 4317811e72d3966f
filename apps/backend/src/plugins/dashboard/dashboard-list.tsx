import { useId } from 'react';
import { LocalTime } from '../../admin/local-time.tsx';
import type { Words } from '../../platform/i18n/words.ts';
import { StateMarks } from '../translations/api.client.ts';
import type { DashboardLine } from './dashboard-lists.ts';
import { FailedActions } from './failed-actions.tsx';

interface Props {
	title: string;
	lines: readonly DashboardLine[];
	/** The text if there are no lines. */
	empty?: string;
	isAlarming?: boolean;
	/** The language of the admin. */
	language: string;
	/** A link to the whole list. */
	more?: { href: string; text: string };
	/** Required if lines have states. */
	t?: (text: Words) => string;
}

/** A list on the dashboard. */
export function DashboardList({
	title,
	lines,
	empty,
	isAlarming = false,
	language,
	more,
	t,
}: Props) {
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
							{line.states.length > 0 && t ? <StateMarks t={t} states={line.states} /> : null}
							<span className="desk-about">
								{line.about}
								{line.about && line.time ? ' · ' : null}
								{line.time ? <LocalTime iso={line.time} language={language} /> : null}
							</span>
							{line.reason ? <span className="desk-reason">{line.reason}</span> : null}
							{line.failed && <FailedActions failed={line.failed} title={line.title} />}
						</li>
					))}
				</ul>
			) : null}
			{more ? (
				<p className="desk-more">
					<a href={more.href}>{more.text}</a>
				</p>
			) : null}
		</section>
	);
}
