'use client';
import { Button, toast, useField } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { CopyText } from '../../../admin/copy-text.tsx';
import { messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../../admin/endpoints/use-endpoint.ts';
import { useStoredId } from '../../../admin/use-stored-id.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { problemText, webhookWords as texts } from '../webhook/words.ts';
import './webhook.css';

const testResponse = z.object({ problem: z.string().nullable() });
const secretResponse = z.object({ secret: z.string() });

/** Sends a test to the address in the form, and shows or renews the secret. A new secret takes effect with the save of the form. */
export function WebhookTools() {
	const id = useStoredId();
	const t = useTranslator();
	const call = useCall();
	const { value: url } = useField<string>({ path: 'webhookUrl' });
	const { value, setValue, initialValue } = useField<number>({ path: 'webhookSecretVersion' });
	const version = value || 1;
	const [isBusy, setBusy] = useState(false);
	const [isShown, setShown] = useState(false);
	const path = `/forms/${id}/webhook`;
	const secretPath = isShown ? `${path}-secret?version=${version}` : null;
	const { response, problem } = useEndpoint(secretResponse, secretPath);
	if (id === undefined) return null;
	const test = async () => {
		setBusy(true);
		try {
			const body = { url: url.trim(), version };
			const result = await call(testResponse, `${path}-test`, { body });
			if (result.problem === null) toast.success(t(texts.arrived));
			else toast.error(problemText(result.problem, t));
		} catch (cause) {
			toast.error(messageOf(cause));
		} finally {
			setBusy(false);
		}
	};
	const button = { buttonStyle: 'secondary', size: 'large', margin: false } as const;
	return (
		<div className="webhook-tools field-type">
			{response ? (
				<label>
					{t(texts.secret)}
					<input
						className="own-input"
						onFocus={(event) => event.target.select()}
						readOnly
						value={response.secret}
					/>
				</label>
			) : null}
			{problem ? <p className="own-problem">{problem}</p> : null}
			{version === (initialValue || 1) ? null : (
				<p className="own-quiet">{t(texts.newSecretHint)}</p>
			)}
			<div className="webhook-buttons">
				{response ? <CopyText text={response.secret} /> : null}
				<Button {...button} onClick={() => (isShown ? setValue(version + 1) : setShown(true))}>
					{t(isShown ? texts.newSecret : texts.showSecret)}
				</Button>
				<Button {...button} disabled={isBusy} onClick={() => void test()}>
					{t(texts.test)}
				</Button>
			</div>
		</div>
	);
}
