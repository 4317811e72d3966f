import type { CollectionBeforeChangeHook } from 'payload';
import type { Form } from '../../payload-types.ts';

/** Raises the version when the text of the consent changes in any language, so that what somebody agreed to can be told. */
export const countConsentVersion: CollectionBeforeChangeHook<Form> = ({
	data,
	originalDoc,
	operation,
}) => {
	if (operation === 'create' || data.consentText === undefined) return data;
	const before = originalDoc?.consentText ?? '';
	if ((data.consentText ?? '') === before) return data;
	return { ...data, consentVersion: (originalDoc?.consentVersion ?? 0) + 1 };
};
