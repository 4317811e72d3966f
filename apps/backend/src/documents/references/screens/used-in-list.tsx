'use client';
import { Pill, useConfig } from '@payloadcms/ui';
import { parseDocument } from '../../document-ref.ts';
import type { UsageAnswer } from './usage-answer.ts';
import { usageWords } from './usage-words.ts';
import { useSay } from './use-usage.ts';

type UsedBy = UsageAnswer['usedBy'][number];

function Places({ uses }: Pick<UsedBy, 'uses'>) {
	const say = useSay();
	const places = new Set(
		uses.map(({ lang, place }) =>
			[place.map((one) => say(one)).join(' › '), lang?.toUpperCase()].filter(Boolean).join(' · '),
		),
	);
	return (
		<ul className="usage-places">
			{[...places].map((place) => (
				<li key={place}>{place}</li>
			))}
		</ul>
	);
}

function Entry({ entry }: { entry: UsedBy }) {
	const { key, kind, title, form, draftOnly, uses } = entry;
	const { config } = useConfig();
	const say = useSay();
	const isGlobal = parseDocument(key)?.kind === 'global';
	const name = typeof kind === 'string' ? kind : say(kind ?? {});
	return (
		<li>
			<a href={`${config.routes.admin}${form}`}>
				{isGlobal ? name : title || say(usageWords.untitled)}
			</a>{' '}
			{isGlobal ? null : <span className="usage-kind">{name}</span>}{' '}
			{draftOnly ? (
				<Pill pillStyle="warning" size="small">
					{say(usageWords.draft)}
				</Pill>
			) : null}
			<Places uses={uses} />
		</li>
	);
}

/** Everything that leads to a document or shows it, with links to the forms; drafts are marked. */
export function UsedInList({ usage }: { usage: UsageAnswer | 'failed' | null }) {
	const say = useSay();
	if (usage === null) return null;
	if (usage === 'failed') return <p role="alert">{say(usageWords.failed)}</p>;
	const { usedBy, total, complete } = usage;
	return (
		<>
			{usedBy.length === 0 ? (
				<p>{say(usageWords.nowhere)}</p>
			) : (
				<ul className="usage-list">
					{usedBy.map((entry) => (
						<Entry entry={entry} key={entry.key} />
					))}
				</ul>
			)}
			{total > usedBy.length ? (
				<p>{say(usageWords.more, { count: total - usedBy.length })}</p>
			) : null}
			{complete ? null : <p>{say(usageWords.counting)}</p>}
		</>
	);
}
