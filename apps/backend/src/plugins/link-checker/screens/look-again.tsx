'use client';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import { linkReportWords } from '../words.ts';

/** Has the links within the site looked at again, and shows the report of it. */
export function LookAgain() {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const say = sayIn(i18n.language);
	const look = async () => {
		setIsBusy(true);
		const answer = await fetch(`${config.routes.api}/link-report/look`, { method: 'POST' }).catch(
			() => null,
		);
		setIsBusy(false);
		if (answer?.ok) router.refresh();
		else toast.error(say(linkReportWords.notChecked));
	};
	return (
		<Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={look} size="small">
			{say(linkReportWords.again)}
		</Button>
	);
}
