'use client';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { UsedInList, usageWords, useUsage } from '../../references/api.client.ts';

/** The references to a document that will be unpublished; nothing for a global. */
export function UnpublishReferences({ place }: { place: string }) {
	const [collection, id] = place.split(':');
	const isGlobal = collection === 'global';
	const t = useTranslator();
	const { usage } = useUsage(isGlobal ? undefined : collection, isGlobal ? undefined : id);
	if (isGlobal) return null;
	return (
		<section aria-labelledby="schedule-uses">
			<h3 id="schedule-uses">{t(usageWords.title)}</h3>
			<UsedInList usage={usage} />
		</section>
	);
}
