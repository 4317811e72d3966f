import { Redis, ReplyError } from 'ioredis';
import { defaultLimits, type PageCacheLimits } from '../limits.ts';

/** What to change after an error, by its text. */
const advice: readonly (readonly [RegExp, string])[] = [
	[
		/\b(READONLY|MASTERDOWN)\b/,
		'Name the primary in the URL, by a host name that follows it after a failover',
	],
	[/\bOOM\b/, 'Raise maxmemory, and set maxmemory-policy volatile-lru, which evicts only pages'],
	[
		/\bNOPERM\b|The user executing the script/,
		'Allow the user ~site:* &site:purges +@read +@write +@pubsub +eval +select',
	],
	[/\b(WRONGPASS|NOAUTH)\b|invalid password/, 'Correct user and password in the URL'],
	[
		/\b(MOVED|ASK|CLUSTERDOWN|CROSSSLOT|TRYAGAIN)\b|cluster mode/,
		'Name a Redis without cluster mode in the URL',
	],
	[/\bLOADING\b/, 'Wait until Redis has read its data'],
	[/\bBUSY\b/, 'Stop the script of another program: SCRIPT KILL'],
	[/\bMISCONF\b/, 'Free space on the disk of Redis, or turn its snapshots off: save ""'],
	[/\bNOREPLICAS\b/, 'Start the replicas, or set min-replicas-to-write 0'],
	[/DB index/, 'Correct the database number in the URL'],
	[/max number of clients/, 'Raise maxclients: each node needs two connections'],
	[/certificate/i, 'NODE_EXTRA_CA_CERTS names a file with an authority of your own'],
	[/ENOTFOUND|EAI_AGAIN/, 'Correct the host in the URL'],
];

const connectionAdvice =
	'Start Redis, or correct host, port and scheme of the URL: rediss:// with TLS, redis:// without';

/** Of commands that are not sent while there is no connection, and of a password that the server does not ask for. */
const negligible =
	/^(Stream isn't writeable|Connection is closed)|without any password configured|no password is set/;

/**
 * Why Redis cannot be used, or refuses a command. Has no other property of the error, because that names the arguments of the command:
 * passwords and whole pages.
 */
export class RedisProblem extends Error {
	/** The code of Redis, such as `READONLY`, or of the connection, such as `ECONNREFUSED`. */
	readonly code: string;
	/** What to change; the message if that is not known. */
	readonly advice: string;

	constructor({ message, name, code }: Error & { code?: unknown }, isReply: boolean) {
		super(name === 'MaxRetriesPerRequestError' ? 'The connection was closed' : message);
		// Redis 6 puts the code of a command of a script behind its own.
		const [, replyCode = 'ERR'] = /^(?:ERR .*-)?([A-Z]+) /.exec(message) ?? [];
		this.code = isReply ? replyCode : String(code ?? 'NO_RESPONSE');
		const ownAdvice = advice.find(([pattern]) => pattern.test(message))?.[1];
		this.advice = ownAdvice ?? (isReply ? message : connectionAdvice);
	}
}

export interface RedisEvents {
	/** Called for each command and each connection that fails. */
	onFailure: () => void;
	/** Called for a problem unless one with the same advice is known, and without a problem once every command succeeds again. */
	onChange: (problem?: RedisProblem) => void;
}

/** The connections of a node to Redis. */
export interface RedisConnections {
	redis: Redis;
	/** A separate connection, since a subscribed one accepts no other commands. */
	subscriber: Redis;
	/** `reached` if both are connected and every command succeeded when it was last sent; otherwise the code of a problem, or `unreachable`. */
	readonly state: string;
	close(): void;
}

/**
 * Connects to Redis. Commands fail fast while it is unavailable, since the cache must never wait for it. It reconnects by itself, also if
 * Redis is silent or has become a replica, since a new connection may reach the new primary.
 */
export function connectRedis(
	url: string,
	{ onFailure, onChange }: RedisEvents,
	limits: PageCacheLimits['redis'] = defaultLimits.redis,
): RedisConnections {
	/** The problems of commands and of the connections themselves. */
	const problems = new Map<string, RedisProblem>();
	const fail = (operation: string, error: Error) => {
		const problem = new RedisProblem(error, error instanceof ReplyError);
		const isKnown = [...problems.values()].some(({ advice }) => advice === problem.advice);
		problems.set(operation, problem);
		if (!isKnown) onChange(problem);
	};
	const succeed = (...operations: string[]) => {
		const isMended = operations.filter((operation) => problems.delete(operation)).length > 0;
		if (isMended && problems.size === 0) onChange();
	};
	const open = (connection: string): Redis => {
		let hasResponded = false;
		/** When the first command was sent of those that wait for a response. */
		let waitingSince: number | undefined;
		const redis = new Redis(url, {
			commandTimeout: limits.commandTimeoutMs,
			connectTimeout: limits.connectTimeoutMs,
			maxRetriesPerRequest: 0,
			enableOfflineQueue: false,
			// Its command may be forbidden, and it hides why Redis is not ready.
			enableReadyCheck: false,
			disableClientInfo: true,
			// The bus subscribes.
			autoResubscribe: false,
			retryStrategy: () => limits.retryMs,
			reconnectOnError: ({ message }) => /\b(READONLY|MASTERDOWN)\b/.test(message),
		});
		redis.on('connect', () => {
			hasResponded = false;
		});
		redis.on('error', (error) => {
			onFailure();
			// Refused commands are reported below.
			if (!(error instanceof ReplyError)) fail(connection, error);
		});
		const onCommandError = (operation: string, error: Error) => {
			onFailure();
			if (error instanceof ReplyError) hasResponded = true;
			if (error.message === 'Command timed out') {
				if (Date.now() - (waitingSince ?? Date.now()) < limits.silentMs) return;
				redis.disconnect(true);
			}
			waitingSince = undefined;
			// If a connection that worked is closed, the next one shows whether Redis works.
			const isRenewed = error.name === 'MaxRetriesPerRequestError' && hasResponded;
			if (isRenewed || negligible.test(error.message)) return;
			fail(error instanceof ReplyError ? operation : connection, error);
		};
		const send = redis.sendCommand.bind(redis);
		redis.sendCommand = (command, stream) => {
			const operation = `${connection} ${command.name}`;
			waitingSince ??= Date.now();
			command.promise.then(
				() => {
					hasResponded = true;
					waitingSince = undefined;
					succeed(connection, operation);
				},
				(error: Error) => onCommandError(operation, error),
			);
			return send(command, stream);
		};
		return redis;
	};
	const redis = open('commands');
	const subscriber = open('subscription');
	return {
		redis,
		subscriber,
		get state() {
			const [problem] = problems.values();
			if (problem) return problem.code;
			const isReady = redis.status === 'ready' && subscriber.status === 'ready';
			return isReady ? 'reached' : 'unreachable';
		},
		close() {
			redis.disconnect();
			subscriber.disconnect();
		},
	};
}
