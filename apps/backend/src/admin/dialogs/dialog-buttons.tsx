'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { translatorIn } from '../../platform/i18n/translator-in.ts';
import { words } from '../../platform/i18n/words.ts';

const cancel = words('Cancel', 'Annullér', 'Abbrechen');

interface Props {
	/** Names the action and its locales. */
	confirm: string;
	isDisabled: boolean;
	onConfirm: () => void;
	onCancel: () => void;
}

/** The confirm and cancel buttons of a dialog. */
export function DialogButtons({ confirm, isDisabled, onConfirm, onCancel }: Props) {
	const { i18n } = useTranslation();
	return (
		<div className="dialog-buttons">
			<Button disabled={isDisabled} margin={false} onClick={onConfirm}>
				{confirm}
			</Button>
			<Button buttonStyle="secondary" margin={false} onClick={onCancel}>
				{translatorIn(i18n.language)(cancel)}
			</Button>
		</div>
	);
}
