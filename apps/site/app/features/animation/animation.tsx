import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnimationFieldsFragment } from '~/content/generated/operations';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/pictures/picture';
import { aspectRatio } from './animation-data';
import {
	type AnimationOptions,
	animationConflict,
	animationError,
	animationOptions,
} from './animation-options';
import { PlayButton } from './play-button';
import { needsButton, shouldPlay } from './playback';
import { useIsNear, useIsTabShown, usePrefersReducedMotion } from './use-circumstances';
import { usePlayer } from './use-player';

type FurtherOptions = Partial<Omit<AnimationOptions, keyof AnimationFieldsFragment>>;

export interface AnimationProps extends FurtherOptions {
	animation: AnimationFieldsFragment;
	sizes?: string;
	priority?: boolean;
	className?: string;
	allowedHosts?: readonly string[];
}

/** A stable object while every option is equal, so that the player isn't created again. */
function useStableOptions(changed: Partial<AnimationOptions>): AnimationOptions {
	const options = animationOptions(changed);
	const key = JSON.stringify(options);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for every option
	return useMemo(() => options, [key]);
}

const nowhere: readonly string[] = [];

/** A vector animation (specification sections 1, 4, 5, 8 and 9); its still picture until it plays, and when it fails or isn't wanted. */
export function Animation({ animation, sizes, priority, className, ...rest }: AnimationProps) {
	const { allowedHosts = nowhere, ...further } = rest;
	const { poster } = animation;
	const options = useStableOptions({ ...further, ...playFields(animation) });
	const error = animationError(animation, options);
	const conflict = animationConflict(options);
	useEffect(() => {
		for (const problem of [error, conflict]) if (problem) console.error(problem);
	}, [error, conflict]);

	const room = useRef<HTMLDivElement>(null);
	const stage = useRef<HTMLDivElement>(null);
	const isNear = useIsNear(room, '200px');
	const isInView = useIsNear(room, '0px');
	const isTabShown = useIsTabShown();
	const prefersReducedMotion = usePrefersReducedMotion();
	const [isHovered, setIsHovered] = useState(false);
	const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
	const [hasBeenNear, setHasBeenNear] = useState(false);
	if (isNear && !hasBeenNear) setHasBeenNear(true);

	// Whoever wants less motion gets the picture, and the animation on request; without a picture, its first frame.
	const isWanted = !error && hasBeenNear && (!prefersReducedMotion || choice === 'play' || !poster);
	const onEnd = useCallback(
		() => setChoice(options.playOnHover ? null : 'pause'),
		[options.playOnHover],
	);
	const state = usePlayer({ stage, source: animation, options, allowedHosts, isWanted, onEnd });
	const circumstances = { isHovered, prefersReducedMotion, choice };
	const isPlaying = shouldPlay(options, { ...circumstances, isSeen: isInView && isTabShown });
	// What the button says must not turn round because the pointer came to press it.
	const isMeantToPlay = shouldPlay(options, {
		...circumstances,
		isSeen: true,
		isHovered: isHovered && options.playOnHover,
	});
	const player = state.status === 'done' ? state.player : undefined;
	useEffect(() => {
		if (isPlaying) player?.play();
		else player?.pause();
	}, [player, isPlaying]);

	const isOffered = hasBeenNear && !error && state.status !== 'failed';
	const hasButton =
		isOffered &&
		(player || prefersReducedMotion) &&
		needsButton(options, { seconds: player?.seconds ?? 0, prefersReducedMotion });
	if (!poster && (error || state.status === 'failed')) return null;
	const label = animation.alt || poster?.alt || '';
	return (
		<div
			ref={room}
			data-interactive
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
					// Visible or not, it describes the animation.
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
					isPlaying={isMeantToPlay}
					onToggle={() => setChoice(isMeantToPlay ? 'pause' : 'play')}
				/>
			)}
		</div>
	);
}

function playFields(animation: AnimationFieldsFragment) {
	const { animationLink, animationData, poster, alt, ...options } = animation;
	return options;
}
