import { onNotificationClick, onNotificationClose } from './clicks';
import { onFetch } from './fetch';
import { onMessage } from './messages';
import { onPush } from './push';
import { scope } from './scope';
import { onSubscriptionChange } from './subscription';
import { onSync, type Synced } from './sync';
import { onActivate, onInstall } from './update';

scope.addEventListener('install', onInstall);
scope.addEventListener('activate', onActivate);
scope.addEventListener('fetch', onFetch);
scope.addEventListener('message', onMessage);
scope.addEventListener('push', onPush);
scope.addEventListener('notificationclick', onNotificationClick);
scope.addEventListener('notificationclose', onNotificationClose);
scope.addEventListener('pushsubscriptionchange', onSubscriptionChange);
scope.addEventListener('sync' as 'install', (event) => onSync(event as unknown as Synced));
scope.addEventListener('periodicsync' as 'install', (event) => onSync(event as unknown as Synced));
