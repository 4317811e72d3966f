import { useId } from 'react';
import { LocalTime } from '../../admin/local-time.tsx';
import type { Words } from '../../platform/i18n/words.ts';
import { StateMarks } from '../translations/api.client.ts';
import type { DashboardList as List } from './dashboard-lists.ts';
import { LineActions } from './line-actions.tsx';

interface Props {
	list: List;
	/** The language of the admin. */
	language: string;
	t: (text: Words) => string;
}

/** A list on the dashboard. */
export function DashboardList({ list, language, t }: Props) {
	const { title, lines, empty, isAlarming, more } = list;
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className={`desk-list${isAlarming ? ' desk-list--alarming' : ''}`}
		>
			<h2 id={id}>{title}</h2>
			{lines.length === 0 ? <p className="own-quiet">{empty}</p> : null}
			<ul>
				{lines.map(({ key, href, about, time, states, reason, actions, ...line }) => (
					<li key={key}>
						<span>{href ? <a href={href}>{line.title}</a> : line.title}</span>
						{states ? <StateMarks t={t} states={states} /> : null}
						<span className="own-quiet">
							{about}
							{about && time ? ' · ' : null}
							{time ? <LocalTime iso={time} language={language} /> : null}
						</span>
						{reason ? <span className="own-problem">{reason}</span> : null}
						{actions ? <LineActions actions={actions} title={line.title} /> : null}
					</li>
				))}
			</ul>
			{more ? <a href={more.href}>{more.text}</a> : null}
		</section>
	);
}
