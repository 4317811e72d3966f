'use client';
import { useTranslation } from '@payloadcms/ui';
import type { CheckboxFieldDiffClientComponent } from 'payload';
import { FormattedDiff } from '../../admin/formatted-diff.tsx';

/** A checkbox in a version diff: "Yes" or "No" in the editor's language. Payload 3.90.1 shows "true" and "false". */
export const CheckboxDiff: CheckboxFieldDiffClientComponent = (props) => {
	const { t } = useTranslation();
	const format = (value: unknown) =>
		typeof value === 'boolean' ? t(value ? 'general:true' : 'general:false') : undefined;
	return <FormattedDiff {...props} format={format} />;
};
