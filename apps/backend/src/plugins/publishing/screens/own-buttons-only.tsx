'use client';
import { useTranslation } from '@payloadcms/ui';

/**
 * Hides Payload's own buttons above a list (3.90.1 offers no setting): its *Publish* and *Unpublish* name no languages. They have no class or id of their own, only
 * their name in the language of the interface.
 */
export function OwnButtonsOnly() {
	const { t } = useTranslation();
	const buttons = [t('version:publish'), t('version:unpublish')].map(
		(name) => `.list-selection__actions button[aria-label=${JSON.stringify(name)}]`,
	);
	return <style>{`${buttons.join(', ')} { display: none; }`}</style>;
}
