'use client';
import { useTranslation } from '@payloadcms/ui';
import type { TextFieldDiffClientComponent } from 'payload';
import { SaidDiff } from '../../../platform/admin/said-diff.tsx';
import { sayDay } from '../fields/say-day.ts';

/** A day in the comparison of versions. */
export const DayDiff: TextFieldDiffClientComponent = (props) => {
	const { i18n } = useTranslation();
	const format = (value: unknown) =>
		typeof value === 'string' ? sayDay(value, i18n.language) : undefined;
	return <SaidDiff {...props} said={format} />;
};
