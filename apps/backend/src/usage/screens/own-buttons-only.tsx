'use client';
import { useTranslation } from '@payloadcms/ui';

interface Props {
	mayPublish: boolean;
}

/**
 * Hides Payload's own buttons above a list (3.90.1 offers no setting): *Unpublish*, which asks nothing about addresses and is refused therefore, and *Publish* for
 * whom publishing is refused. They have no class or id of their own, only their name in the language of the interface.
 */
export function OwnButtonsOnly({ mayPublish }: Props) {
	const { t } = useTranslation();
	const hidden = [t('version:unpublish'), ...(mayPublish ? [] : [t('version:publish')])];
	const buttons = hidden.map(
		(name) => `.list-selection__actions button[aria-label=${JSON.stringify(name)}]`,
	);
	return <style>{`${buttons.join(', ')} { display: none; }`}</style>;
}
