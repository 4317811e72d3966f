'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { displayTitleField } from '../../documents/display-title-field.ts';
import { changeFields } from '../../platform/admin/saving/changed-fields.ts';

/** Not seen itself: keeps a document's name in header and breadcrumbs in step with the title that is typed. */
export function FollowTitle({ titleField }: { titleField: string }) {
	const title = useFormFields(([fields]) => fields[titleField]?.value);
	const value = useFormFields(([fields]) => fields[displayTitleField]?.value);
	const { dispatchFields, getFields } = useForm();
	const ofAnotherLanguage = useRef(title ? null : value);
	const wanted =
		typeof title === 'string' && title.trim() !== '' ? title : ofAnotherLanguage.current;
	useEffect(() => {
		if ((wanted ?? null) !== (value ?? null))
			dispatchFields(changeFields(getFields(), { [displayTitleField]: wanted }));
	}, [wanted, value, dispatchFields, getFields]);
	return null;
}
