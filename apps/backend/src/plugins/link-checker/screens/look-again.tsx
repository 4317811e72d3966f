'use client';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { linkReportWords } from '../words.ts';

/** Has the links within the site looked at again, and shows the report of it. */
export function LookAgain() {
	const call = useCall();
	const { i18n } = useTranslation();
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const t = translatorIn(i18n.language);
	const look = async () => {
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
		<Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={look} size="small">
			{t(linkReportWords.again)}
		</Button>
	);
}
