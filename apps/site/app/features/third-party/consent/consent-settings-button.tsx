import { useId } from 'react';
import { useMessages } from '~/i18n/context';
import { Button } from '~/ui/actions/button';
import { classNames } from '~/ui/class-names';

/** Opens the consent choices. Without scripts or third parties, it shows a note that nothing on the page requires consent. */
export function ConsentSettingsButton({ className }: { className?: string }) {
	const messages = useMessages();
	const id = useId();
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				data-consent-settings=""
				className={classNames('cursor-pointer', className)}
			>
				{messages.consentSettings}
			</button>
			<dialog
				id={id}
				popover="auto"
				aria-labelledby={`${id}-title`}
				className="theme-light m-auto max-w-[min(34rem,calc(100vw-2rem))] bg-canvas p-8 text-base text-fg backdrop:bg-ink/60"
			>
				<h2 id={`${id}-title`} className="text-2xl font-bold">
					{messages.consentNothingTitle}
				</h2>
				<p className="mt-4 mb-8 text-muted">{messages.consentNothingText}</p>
				<Button look="secondary" popoverTarget={id} popoverTargetAction="hide">
					{messages.close}
				</Button>
			</dialog>
		</>
	);
}
