'use client';
import { useTranslation } from '@payloadcms/ui';

/**
 * Hides Payload's *Publish* and *Unpublish* buttons above a list, which name no languages. Payload 3.90.1 has no setting for this, and the
 * buttons have no class or ID of their own, so they are selected by their label in the interface language.
 */
export function HidePayloadButtons() {
	const { t } = useTranslation();
	const buttons = [t('version:publish'), t('version:unpublish')].map(
		(name) => `.list-selection__actions button[aria-label=${JSON.stringify(name)}]`,
	);
	return <style>{`${buttons.join(', ')} { display: none; }`}</style>;
}
