'use client';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { linkReportWords } from '../words.ts';

/** A button that checks the internal links again and reloads the report. */
export function RecheckButton() {
	const call = useCall();
	const { i18n } = useTranslation();
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const t = translatorIn(i18n.language);
	const recheck = async () => {
		setIsBusy(true);
		try {
			await call(z.unknown(), '/link-report/look', { method: 'POST' });
			router.refresh();
		} catch (cause) {
			console.error(cause);
			toast.error(t(linkReportWords.notChecked));
		} finally {
			setIsBusy(false);
		}
	};
	return (
		<Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={recheck} size="small">
			{t(linkReportWords.again)}
		</Button>
	);
}
