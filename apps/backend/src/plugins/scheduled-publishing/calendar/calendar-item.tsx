'use client';
import { useConfig } from '@payloadcms/ui';
import { adminUrl, parseDocument } from '../../../documents/document-ref.ts';
import { languageName } from '../../../platform/i18n/language-name.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { calendarWords } from '../screens/words.ts';

interface Props {
	entry: EntryResponse;
	title: string;
	/** The label of the document's collection; empty for a global. */
	kind: string;
	language: string;
}

function stateWords({ state, type }: EntryResponse) {
	if (state === 'failed') return calendarWords.failed;
	if (state === 'done') return type === 'publish' ? calendarWords.done : calendarWords.unpublished;
	return type === 'publish' ? calendarWords.planned : calendarWords.plannedUnpublish;
}

const marks = { planned: '◷', failed: '!', done: '✓' };

/** An entry with its time, state and language, and a link to its document's form. */
export function CalendarItem({ entry, title, kind, language }: Props) {
	const { config } = useConfig();
	const t = useTranslator();
	const { state, place, locale, at, failure, type } = entry;
	const document = parseDocument(place);
	const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
	const details = [t(stateWords(entry)), kind, locale ? languageName(locale, language) : ''];
	const isOffline = type === 'unpublish' ? ' calendar-item--offline' : '';
	return (
		<li className={`calendar-item calendar-item--${state}${isOffline}`}>
			<span className="calendar-line">
				<span aria-hidden="true" className="calendar-mark">
					{marks[state]}
				</span>
				<time dateTime={at}>{time.format(new Date(at))}</time>
			</span>
			<a href={document ? adminUrl(config.routes.admin, document, locale) : undefined}>{title}</a>
			<span className="calendar-about">{details.filter(Boolean).join(' · ')}</span>
			{failure ? <span className="schedule-failure">{failure}</span> : null}
		</li>
	);
}
