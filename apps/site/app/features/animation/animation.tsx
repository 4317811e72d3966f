import { Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnimationFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/pictures/picture';
import { aspectRatio } from './animation-data';
import {
	type AnimationOptions,
	animationConflict,
	animationError,
	animationOptions,
	needsButton,
	shouldPlay,
} from './animation-options';
import { useIsNear, useIsTabVisible, usePrefersReducedMotion } from './use-play-conditions';
import { usePlayer } from './use-player';

/** Plays and pauses a moving element (WCAG 2.2.2). 44 px wide and high, for touch. */
function PlayButton({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
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

type OtherOptions = Partial<Omit<AnimationOptions, keyof AnimationFieldsFragment>>;

export interface AnimationProps extends OtherOptions {
	animation: AnimationFieldsFragment;
	sizes?: string;
	priority?: boolean;
	className?: string;
	allowedHosts?: readonly string[];
}

/** Returns the same object while all options are equal, so that the player isn't created again. */
function useStableOptions(partialOptions: Partial<AnimationOptions>): AnimationOptions {
	const options = animationOptions(partialOptions);
	const key = JSON.stringify(options);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key contains every option
	return useMemo(() => options, [key]);
}

const noHosts: readonly string[] = [];

/**
 * A vector animation (specification sections 1, 4, 5, 8 and 9). Shows the poster until the animation plays, if it fails, or if it isn't
 * loaded.
 */
export function Animation({ animation, sizes, priority, className, ...rest }: AnimationProps) {
	const { allowedHosts = noHosts, ...otherOptions } = rest;
	const { poster } = animation;
	const options = useStableOptions({ ...otherOptions, ...playFields(animation) });
	const error = animationError(animation, options);
	const problem = error ?? animationConflict(options);
	const container = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The boot script has logged the problems of the server's HTML and has removed the attribute.
		if (problem && container.current?.hasAttribute('data-problem')) console.error(problem);
	}, [problem]);

	const stage = useRef<HTMLDivElement>(null);
	const isNear = useIsNear(container, '200px');
	const isInView = useIsNear(container, '0px');
	const isTabVisible = useIsTabVisible();
	const prefersReducedMotion = usePrefersReducedMotion();
	const [isHovered, setIsHovered] = useState(false);
	const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
	const [hasBeenNear, setHasBeenNear] = useState(false);
	if (isNear && !hasBeenNear) setHasBeenNear(true);

	// Under reduced motion, the poster is shown and the animation loads on request; without a poster, its first frame is shown.
	const shouldLoad =
		!error && hasBeenNear && (!prefersReducedMotion || choice === 'play' || !poster);
	const onEnd = useCallback(
		() => setChoice(options.playOnHover ? null : 'pause'),
		[options.playOnHover],
	);
	const state = usePlayer({ stage, source: animation, options, allowedHosts, shouldLoad, onEnd });
	const conditions = { isHovered, prefersReducedMotion, choice };
	const isPlaying = shouldPlay(options, { ...conditions, isVisible: isInView && isTabVisible });
	// Ignores visibility and pauseOnHover, so that the button's label does not change when the pointer moves onto the button.
	const isPlayEnabled = shouldPlay(options, {
		...conditions,
		isVisible: true,
		isHovered: isHovered && options.playOnHover,
	});
	const player = state.status === 'done' ? state.player : undefined;
	useEffect(() => {
		if (isPlaying) player?.play();
		else player?.pause();
	}, [player, isPlaying]);

	const isPlayable = hasBeenNear && !error && state.status !== 'failed';
	const hasButton =
		isPlayable &&
		(player || prefersReducedMotion) &&
		needsButton(options, { seconds: player?.seconds ?? 0, prefersReducedMotion });
	if (!poster && (error || state.status === 'failed'))
		return problem && <div ref={container} hidden data-problem={problem} />;
	const label = animation.alt || poster?.alt || '';
	return (
		<div
			ref={container}
			data-interactive
			data-problem={problem}
			className={classNames('relative overflow-hidden', className)}
			style={poster ? undefined : { aspectRatio: aspectRatio(animation.animationData) }}
			onPointerEnter={() => setIsHovered(true)}
			onPointerLeave={() => setIsHovered(false)}
		>
			{poster && (
				<Picture
					media={poster}
					alt={label}
					sizes={sizes}
					priority={priority}
					// Becomes transparent but stays in the document, because its alt text describes the animation.
					className={classNames('block size-full [object-fit:inherit]', player && 'opacity-0')}
				/>
			)}
			<div
				ref={stage}
				{...(poster || !label ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
				className="absolute inset-0 m-auto [object-fit:inherit]"
				style={{
					width: options.width,
					height: options.height,
					background: options.background,
					transform: options.scale === 1 ? undefined : `scale(${options.scale})`,
				}}
			/>
			{hasButton && (
				<PlayButton
					isPlaying={isPlayEnabled}
					onToggle={() => setChoice(isPlayEnabled ? 'pause' : 'play')}
				/>
			)}
		</div>
	);
}

function playFields(animation: AnimationFieldsFragment) {
	const { animationLink, animationData, poster, alt, ...options } = animation;
	return options;
}
