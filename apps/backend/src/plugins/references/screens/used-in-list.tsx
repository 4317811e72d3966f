'use client';
import { Pill, useConfig } from '@payloadcms/ui';
import { parseDocument } from '../../../documents/document-ref.ts';
import { untitled } from '../../../documents/title-in.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usageWords } from './usage-words.ts';
import { type UsageResponse, useUsage } from './use-usage.ts';

type UsedBy = UsageResponse['usedBy'][number];

function Places({ uses }: Pick<UsedBy, 'uses'>) {
	const t = useTranslator();
	const places = new Set(
		uses.map(({ lang, place }) =>
			[place.map((one) => t(one)).join(' › '), lang?.toUpperCase()].filter(Boolean).join(' · '),
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
	const t = useTranslator();
	const isGlobal = parseDocument(key)?.kind === 'global';
	const name = typeof kind === 'string' ? kind : t(kind ?? {});
	return (
		<li>
			<a href={`${config.routes.admin}${form}`}>{isGlobal ? name : title || t(untitled)}</a>{' '}
			{isGlobal ? null : <span className="usage-kind">{name}</span>}{' '}
			{draftOnly ? (
				<Pill pillStyle="warning" size="small">
					{t(usageWords.draft)}
				</Pill>
			) : null}
			<Places uses={uses} />
		</li>
	);
}

/** The documents that reference a document, with links to their forms; drafts are marked. */
export function UsedInList({ usage }: { usage: UsageResponse | 'failed' | null }) {
	const t = useTranslator();
	if (usage === null) return null;
	if (usage === 'failed') return <p role="alert">{t(usageWords.failed)}</p>;
	const { usedBy, total, complete } = usage;
	return (
		<>
			{usedBy.length === 0 ? (
				<p>{t(usageWords.nowhere)}</p>
			) : (
				<ul className="usage-list">
					{usedBy.map((entry) => (
						<Entry entry={entry} key={entry.key} />
					))}
				</ul>
			)}
			{usedBy.some(({ uses }) => uses.some(({ path }) => path === 'parent')) ? (
				<p>{t(usageWords.below)}</p>
			) : null}
			{total > usedBy.length ? <p>{t(usageWords.more, { count: total - usedBy.length })}</p> : null}
			{complete ? null : <p>{t(usageWords.counting)}</p>}
		</>
	);
}

function Uses({ collection, id }: { collection: string; id: number | string }) {
	const { usage } = useUsage(collection, id);
	const title = usage !== null && usage !== 'failed' ? usage.title : '';
	return (
		<section className="usage-of-one">
			<h4>{title || `${collection} ${id}`}</h4>
			<UsedInList usage={usage} />
		</section>
	);
}

interface Props {
	collection: string;
	ids: readonly (number | string)[];
}

/** The documents that reference each of several documents. */
export function UsesOfMany({ collection, ids }: Props) {
	const t = useTranslator();
	return (
		<>
			<h3>{t(usageWords.title)}</h3>
			{ids.map((id) => (
				<Uses collection={collection} id={id} key={id} />
			))}
		</>
	);
}
