'use client';
import { useTranslation } from '@payloadcms/ui';
import type { TextFieldDiffClientComponent } from 'payload';
import { FormattedDiff } from '../../../admin/formatted-diff.tsx';
import { formatDay } from '../collections/format-day.ts';

/** The diff of a day between versions. */
export const DayDiff: TextFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		typeof value === 'string' ? formatDay(value, i18n.language) : undefined;
	return <FormattedDiff {...props} format={format} />;
};
