import { useNavigation } from 'react-router';
import { useMessages } from '~/i18n/context';

/** Indicates a slow navigation after a short delay (specification section 9), also to screen readers (WCAG 4.1.3). */
export function ProgressBar() {
	const messages = useMessages();
	const isLoading = useNavigation().state !== 'idle';
	return (
		<>
			<div role="status" className="sr-only">
				{isLoading ? messages.loading : ''}
			</div>
			{isLoading && (
				<div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1.5 progress-hoist">
					<div className="h-full bg-accent" />
				</div>
			)}
		</>
	);
}
