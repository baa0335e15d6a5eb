import { createFileRoute } from '@tanstack/react-router';
import { byDoor } from '../shell/guards';

/** The sportsbook knows the casino's players: who comes in here is let in there (ROUTE-030). */
export const Route = createFileRoute('/sport/login')({ beforeLoad: byDoor('/login', '/sport') });
