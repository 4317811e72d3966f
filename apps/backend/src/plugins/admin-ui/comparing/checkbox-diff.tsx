'use client';
import { useTranslation } from '@payloadcms/ui';
import type { CheckboxFieldDiffClientComponent } from 'payload';
import { SaidDiff } from '../../../platform/admin/said-diff.tsx';

/** A checkbox in the comparison of versions: "Yes" or "No" in the editor's language; Payload 3.90.1 writes true and false. */
export const CheckboxDiff: CheckboxFieldDiffClientComponent = (props) => {
	const { t } = useTranslation();
	const said = (value: unknown) =>
		typeof value === 'boolean' ? t(value ? 'general:true' : 'general:false') : undefined;
	return <SaidDiff {...props} said={said} />;
};
