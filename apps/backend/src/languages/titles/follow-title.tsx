'use client';
import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { shownTitle } from './shown-title.ts';

/** Not seen itself: keeps a document's name in header and breadcrumbs in step with the title that is typed. */
export function FollowTitle({ titleField }: { titleField: string }) {
	const title = useFormFields(([fields]) => fields[titleField]?.value);
	const { value, setValue } = useField<string | null>({ path: shownTitle });
	const ofAnotherLanguage = useRef(title ? null : value);
	const wanted =
		typeof title === 'string' && title.trim() !== '' ? title : ofAnotherLanguage.current;
	useEffect(() => {
		if ((wanted ?? null) !== (value ?? null)) setValue(wanted, true);
	}, [wanted, value, setValue]);
	return null;
}
