'use client';
import { Button } from '@payloadcms/ui';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
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
	const t = useTranslator();
	return (
		<div className="dialog-buttons">
			<Button disabled={isDisabled} margin={false} onClick={onConfirm}>
				{confirm}
			</Button>
			<Button buttonStyle="secondary" margin={false} onClick={onCancel}>
				{t(cancel)}
			</Button>
		</div>
	);
}
