'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { changeFields } from '../../admin/saving/changed-fields.ts';
import { displayTitleField } from '../../documents/title-in.ts';

/** Renders nothing; updates the document's title in the header and the breadcrumbs while the editor types. */
export function FollowTitle({ titleField }: { titleField: string }) {
	const title = useFormFields(([fields]) => fields[titleField]?.value);
	const value = useFormFields(([fields]) => fields[displayTitleField]?.value);
	const { dispatchFields, getFields } = useForm();
	const titleOfOtherLocale = useRef(title ? null : value);
	const displayTitle =
		typeof title === 'string' && title.trim() !== '' ? title : titleOfOtherLocale.current;
	useEffect(() => {
		if ((displayTitle ?? null) !== (value ?? null))
			dispatchFields(changeFields(getFields(), { [displayTitleField]: displayTitle }));
	}, [displayTitle, value, dispatchFields, getFields]);
	return null;
}
