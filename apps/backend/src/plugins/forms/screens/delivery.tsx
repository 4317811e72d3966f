'use client';
import { Button, FieldLabel, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, SelectFieldClientComponent } from 'payload';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { LocalTime } from '../../../admin/local-time.tsx';
import type { FormSubmission } from '../../../payload-types.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { problemText, webhookWords as texts } from '../webhook/words.ts';
import './webhook.css';

/** The state of a submission's delivery in words: its time or that of the next attempt, and its problem. */
function DeliverySentence({ submission }: { submission: Partial<FormSubmission> | undefined }) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const { delivery, deliveryAt, deliveryProblem } = submission ?? {};
	if (!delivery) return null;
	const isRetried = delivery === 'waiting' && deliveryProblem;
	return (
		<span className="delivery-sentence">
			{t(isRetried ? texts.nextAttempt : texts[delivery])}{' '}
			{deliveryAt ? <LocalTime iso={deliveryAt} language={i18n.language} /> : null}
			{deliveryProblem ? (
				<span className="own-quiet">{problemText(deliveryProblem, t)}</span>
			) : null}
		</span>
	);
}

/** The state of the delivery to the webhook, with a button to try it at once. */
export const Delivery: SelectFieldClientComponent = ({ field }) => {
	const { id, savedDocumentData } = useDocumentInfo();
	const t = useTranslator();
	const call = useCall();
	const [isBusy, setBusy] = useState(false);
	const retry = async () => {
		setBusy(true);
		try {
			await call(z.unknown(), `/form-submissions/${id}/deliver`, { method: 'POST' });
			window.location.reload();
		} catch (cause) {
			toast.error(messageOf(cause));
			setBusy(false);
		}
	};
	return (
		<div className="field-type webhook-tools">
			<FieldLabel as="span" label={field.label} />
			<DeliverySentence submission={savedDocumentData} />
			{savedDocumentData?.delivery === 'delivered' ? null : (
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => void retry()}
					size="small"
				>
					{t(texts.retry)}
				</Button>
			)}
		</div>
	);
};

/** The list cell for the delivery. */
export const DeliveryCell = ({ rowData }: DefaultCellComponentProps) => (
	<DeliverySentence submission={rowData} />
);
