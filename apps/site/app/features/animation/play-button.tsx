import { Pause, Play } from 'lucide-react';
import { useMessages } from '~/i18n/context';

/** Plays and pauses a moving element (WCAG 2.2.2). 44 px wide and high, for touch. */
export function PlayButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
	const messages = useMessages();
	const label = isPlaying ? messages.pauseAnimation : messages.playAnimation;
	const Icon = isPlaying ? Pause : Play;
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			onClick={onToggle}
			className="theme-light absolute right-3 bottom-3 z-10 flex size-11 items-center justify-center bg-canvas/85 text-fg hover:bg-canvas"
		>
			<Icon aria-hidden="true" className="size-5" />
		</button>
	);
}
