/** The words of a text. */
export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Steps in the life of a class component that none of the app has. */
export const STEPS = words(`
  UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate componentWillMount
  componentWillReceiveProps componentWillUpdate getDerivedStateFromProps shouldComponentUpdate`);

/** What nobody may write while it is left out, by how it is written. A test holds the app to it. */
export const unusable = {
  /** Exports of the packages. */
  exports: words(`
    Activity Profiler SuspenseList ViewTransition createPortal forwardRef hydrateRoot startTransition useActionState
    useDebugValue useDeferredValue useEffectEvent useFormStatus useImperativeHandle useInsertionEffect useOptimistic
    useReducer useTransition preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset`),
  /** Elements that need more than their attributes. */
  elements: words(`
    audio base body embed head html iframe image img link meta object script source style textarea title track video`),
  /** Attributes that need more than to be set under their name. */
  attributes: words(`
    action allowFullScreen async autoPlay autoReverse controls dangerouslySetInnerHTML default defer
    disablePictureInPicture disableRemotePlayback externalResourcesRequired focusable formAction formNoValidate is
    itemScope loop multiple muted noModule noValidate playsInline popover preserveAlpha reversed scoped seamless
    xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace`),
  /** Events of which React tells more, or which it makes itself. */
  events: words(`
    onAnimationEnd onAnimationIteration onAnimationStart onBeforeInput onCompositionEnd onCompositionStart
    onCompositionUpdate onCopy onCut onDrag onDragEnd onDragEnter onDragLeave onDragOver onDragStart onDrop onPaste
    onScrollEnd onSelect onTouchCancel onTouchEnd onTouchMove onTouchStart onTransitionEnd onTransitionStart onWheel
    onAbort onCanPlay onCanPlayThrough onDurationChange onEmptied onEncrypted onEnded onLoadedData onLoadedMetadata
    onLoadStart onPause onPlay onPlaying onProgress onRateChange onSeeked onSeeking onStalled onSuspend onTimeUpdate
    onVolumeChange onWaiting`),
  /** Methods of a class component. */
  steps: [...STEPS, 'forceUpdate'],
};
