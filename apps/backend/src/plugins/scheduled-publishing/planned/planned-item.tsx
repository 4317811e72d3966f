import { LocalTime } from '../../../admin/local-time.tsx';
import { adminUrl, parseDocument } from '../../../documents/document-ref.ts';

interface Props {
	/** The path of the editors' interface. */
	admin: string;
	/** `pages:12` or `global:header`. */
	place: string;
	title: string;
	locale: string | null;
	/** ISO 8601. */
	at: string;
	/** What happens, the kind of document and the language. */
	about: readonly (string | undefined)[];
	/** Why it failed; null while it waits. */
	failure: string | null;
	/** The language of the interface. */
	language: string;
}

/** A plan with its time, and a link to the form of its document. */
export function PlannedItem({ admin, place, title, locale, at, about, failure, language }: Props) {
	const document = parseDocument(place);
	return (
		<li className={failure === null ? undefined : 'planned-failed'}>
			<LocalTime iso={at} language={language} />
			<span>
				<a href={document ? adminUrl(admin, document, locale) : undefined}>{title}</a>
				<span className="planned-about">{about.filter(Boolean).join(' · ')}</span>
				{failure === null ? null : <span className="schedule-failure">{failure}</span>}
			</span>
		</li>
	);
}
