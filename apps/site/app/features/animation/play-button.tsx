import { Pause, Play } from 'lucide-react';
import { useMessages } from '~/i18n/context';

/** Stops and starts what moves (WCAG 2.2.2); 44 px, for fingers. */
export function PlayButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
	const messages = useMessages();
	const label = isPlaying ? messages.pauseAnimation : messages.playAnimation;
	const Sign = isPlaying ? Pause : Play;
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			onClick={onToggle}
			className="theme-light absolute right-3 bottom-3 z-10 flex size-11 items-center justify-center bg-canvas/85 text-fg hover:bg-canvas"
		>
			<Sign aria-hidden="true" className="size-5" />
		</button>
	);
}
