import { documentTag } from '@website/contracts/cache-tags';
import type { Incident, IncidentStep } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import { showsDraft } from '../../../content/drafts/draft-view.ts';
import { titleLabel } from '../../../model/collections/incidents.ts';
import type { Incident as IncidentDocument } from '../../../payload-types.ts';
import type { ResolverContext } from '../context.ts';

/** The maximum number of incidents on the status page and in its feed. */
const maxIncidents = 100;

const latestIncidents = async (context: ResolverContext, lang: LocaleCode) =>
	(await context.reader(lang)).loaders.latestIncidents(maxIncidents);

function stepsOf({ steps }: IncidentDocument): IncidentStep[] {
	return (steps ?? [])
		.map(({ state, at, text }) => ({
			state,
			dateGmt: new Date(at).toISOString(),
			text: text ?? '',
		}))
		.sort((a, b) => a.dateGmt.localeCompare(b.dateGmt));
}

function mapIncident(incident: IncidentDocument, locale: LocaleCode): Incident {
	const steps = stepsOf(incident);
	return {
		id: String(incident.id),
		title: incident.title || `[${titleLabel[locale]}]`,
		locale,
		impact: incident.impact,
		parts: incident.parts,
		startedGmt: new Date(incident.startedAt).toISOString(),
		endedGmt: steps.find(({ state }) => state === 'resolved')?.dateGmt ?? null,
		steps,
	};
}

/** The locales to fall back to: the default locale, then the others. */
const fallbackLocales = (lang: LocaleCode): LocaleCode[] =>
	[defaultLocale(), ...siteLocaleCodes().filter((code) => code !== defaultLocale())].filter(
		(code) => code !== lang,
	);

/**
 * Reads the incidents that the request may see, latest first. An incident without a translation is returned in another locale,
 * preferably the default one, instead of being hidden. A draft without any title is returned with a placeholder title.
 */
export async function readIncidents(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<Incident[]> {
	context.touch('incidents');
	const incidents = await latestIncidents(context, lang);
	const untranslated = new Set(incidents.filter(({ title }) => !title).map(({ id }) => id));
	const substitutes = new Map<number, Incident>();
	for (const code of fallbackLocales(lang)) {
		if (untranslated.size === substitutes.size) break;
		for (const doc of await latestIncidents(context, code))
			if (untranslated.has(doc.id) && doc.title && !substitutes.has(doc.id))
				substitutes.set(doc.id, mapIncident(doc, code));
	}
	return incidents.flatMap((doc) => {
		context.touch(documentTag('incident', doc.id));
		if (doc.title) return mapIncident(doc, lang);
		const isDraft = showsDraft(context.view, `incidents:${doc.id}`, lang);
		return substitutes.get(doc.id) ?? (isDraft ? mapIncident(doc, lang) : []);
	});
}
