import type { PayloadRequest } from 'payload';
import { readDocument } from '../../documents/document.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { fillTemplate } from '../../platform/i18n/translator-in.ts';
import { words } from '../../platform/i18n/words.ts';
import type { ChecklistWarning } from '../publish-checks/api.ts';
import type { Plan } from './plan.ts';

const message = words(
	'The article is dated {date}: visitors and lists show that day, not the day of publishing.',
	'Artiklen er dateret {date}: Besøgende og lister viser den dag, ikke udgivelsesdagen.',
	'Der Artikel trägt das Datum {date}: Besucher und Listen zeigen diesen Tag, nicht den der Veröffentlichung.',
);

/** A warning if the date of an article is not the day of its planned publication, in the planner's time zone. */
export async function findDateMismatch(
	req: PayloadRequest,
	{ document, at, timeZone }: Plan,
): Promise<ChecklistWarning[]> {
	if (document.kind === 'global' || document.slug !== 'posts') return [];
	const { date } = (await readDocument(req, document, 'en', true)) ?? {};
	if (typeof date !== 'string') return [];
	const day = new Intl.DateTimeFormat(req.i18n.language, {
		dateStyle: 'long',
		...(timeZone ? { timeZone } : {}),
	});
	const articleDay = day.format(new Date(date));
	if (articleDay === day.format(new Date(at))) return [];
	return [
		{
			lang: null,
			path: 'date',
			message: fillTemplate(translator(req)(message), { date: articleDay }),
		},
	];
}
